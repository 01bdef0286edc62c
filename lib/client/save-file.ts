/** Downloads a text as a file. */
export function saveFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // why: the browser reads the blob after the click; a minute is enough
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
