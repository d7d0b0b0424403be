/** Lets the reader keep a text as a file. */
export function download(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
