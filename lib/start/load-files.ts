const MOST_TRIES = 3;

export type Told = {
  /** A file is here. */
  came: () => void;
  /** A file did not come; with `isTriedAgain` it still may. */
  failed: (isTriedAgain: boolean) => void;
};

export type Files = { areMissing: () => boolean; load: () => void };

/**
 * The script files of a page. Each list is an address, then those of the files that are joined in it (docs/adr/0034). For
 * each of these an element that loads nothing comes into the page: there React, and the bundler's runtime, look for what
 * the page has, and are told when it failed. A file that failed is asked for twice more, without a network once there is
 * one, then those that are joined in it, before the framework, which takes a missing file for the end of the page, hears
 * of it.
 */
export function scriptFiles(lists: string[][], { came, failed }: Told): Files {
  let missing = lists.length;

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

  return {
    areMissing: () => missing !== 0,
    load: () => {
      for (const [file = '', ...joined] of lists) {
        const parts = joined.map(makeScript);
        for (const part of parts) {
          part.type = 'joined';
          document.head.append(part);
        }
        ask(file, 1, [], parts);
      }
    },
  };
}

function makeScript(file: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = file;
  script.async = true;
  return script;
}
