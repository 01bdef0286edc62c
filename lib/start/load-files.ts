const MOST_TRIES = 3;

let missing = 1;
let came: () => void;
let failed: (isTriedAgain: boolean) => void;

/** Whether script files of the page are not here, or not asked for. */
export function areMissing(): boolean {
  return missing !== 0;
}

/**
 * Asks for the script files of a page. Each list is an address, then those of the files that are joined in it
 * (docs/adr/0034). For each of these an element that loads nothing comes into the page: there React, and the bundler's
 * runtime, look for what the page has, and are told when it failed. A file that failed is asked for twice more, without a
 * network once there is one, then those that are joined in it, before the framework, which takes a missing file for the
 * end of the page, hears of it.
 *
 * @param onCame called for each file that is here
 * @param onFailed called for one that did not come; with `isTriedAgain` it still may
 */
export function loadFiles(lists: string[][], onCame: typeof came, onFailed: typeof failed): void {
  [missing, came, failed] = [lists.length, onCame, onFailed];
  for (const [file = '', ...joined] of lists) {
    const parts = joined.map(makeScript);
    for (const part of parts) {
      part.type = 'joined';
      document.head.append(part);
    }
    ask(file, 1, [], parts);
  }
}

function ask(file: string, tries: number, gone: HTMLScriptElement[], parts: HTMLScriptElement[]): void {
  const script = makeScript(file);
  const again = (): void => ask(file, tries + 1, [...gone, script], parts);
  script.onload = () => {
    missing -= 1;
    came();
  };
  script.onerror = (event) => {
    if (tries === MOST_TRIES) {
      script.remove();
      giveUp(gone, parts);
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
  const last = gone.at(-1);
  if (last) last.replaceWith(script);
  else document.head.append(script);
}

function giveUp(gone: HTMLScriptElement[], parts: HTMLScriptElement[]): void {
  if (parts.length > 0) {
    missing += parts.length - 1;
    for (const part of parts) ask(part.getAttribute('src') ?? '', MOST_TRIES, [part], []);
    return;
  }
  failed(false);
  for (const script of gone) {
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
