const MAX_TRIES = 3;

let missing = 1;
let loaded: () => void;
let failed: (isRetried: boolean) => void;

/** Whether script files of the page are not loaded yet. */
export function areMissing(): boolean {
  return missing > 0;
}

/**
 * Loads the script files of a page. Each list is the URL to load, then the URLs of the files joined in it
 * (docs/adr/0034). Each joined file gets an inert script element: React and the bundler's runtime look there for what
 * is loaded, and listen there for errors. A failed file is retried twice (offline, once the network is back), then its
 * joined files are loaded separately. Only then does the framework get the error, which is fatal for the page.
 *
 * @param onLoaded called for each loaded file
 * @param onFailed called for a failed file; `isRetried` means that it is retried
 */
export function loadFiles(lists: string[][], onLoaded: typeof loaded, onFailed: typeof failed): void {
  missing = lists.length;
  loaded = onLoaded;
  failed = onFailed;
  for (const [file = '', ...joined] of lists) {
    const parts = joined.map(makeScript);
    for (const part of parts) {
      part.type = 'joined';
      document.head.append(part);
    }
    load(file, 1, [], parts);
  }
}

function load(
  file: string,
  tries: number,
  failedScripts: HTMLScriptElement[],
  parts: HTMLScriptElement[],
): void {
  const script = makeScript(file);
  const again = (): void => load(file, tries + 1, [...failedScripts, script], parts);
  script.onload = () => {
    missing -= 1;
    loaded();
  };
  script.onerror = (event) => {
    if (tries === MAX_TRIES) {
      script.remove();
      giveUp(failedScripts, parts);
      return;
    }
    if (event instanceof Event) event.stopImmediatePropagation();
    if (!navigator.onLine) {
      addEventListener('online', again, { once: true });
      return;
    }
    if (tries > 1) failed(true);
    setTimeout(again, tries * 1000);
  };
  const last = failedScripts.at(-1);
  if (last) last.replaceWith(script);
  else document.head.append(script);
}

function giveUp(failedScripts: HTMLScriptElement[], parts: HTMLScriptElement[]): void {
  if (parts.length) {
    missing += parts.length - 1;
    for (const part of parts) load(part.getAttribute('src') ?? '', MAX_TRIES, [part], []);
    return;
  }
  failed(false);
  for (const script of failedScripts) {
    script.onerror = null;
    script.dispatchEvent(new Event('error'));
  }
}

function makeScript(file: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = file;
  script.async = true;
  return script;
}
