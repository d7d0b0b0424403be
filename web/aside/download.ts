/** Gives somebody a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
