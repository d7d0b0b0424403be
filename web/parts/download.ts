/** Lets the reader keep a text as a file. */
export function download(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** The same for what is no text. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
