/** Request header with the browser tab that made a change, and the time by that tab's clock. */
export const CHANGE_MARK_HEADER = 'x-change-mark';

export type ChangeMark = {
  tab: string;
  /** Milliseconds. */
  at: number;
};

export const CHANGE_MARK_FORM = /^([A-Za-z0-9_-]{8,40})\.([1-9]\d{0,14})$/;

export function formatChangeMark({ tab, at }: ChangeMark): string {
  return `${tab}.${at}`;
}

/** Undefined unless the text has the format of `formatChangeMark`. */
export function parseChangeMark(text: string): ChangeMark | undefined {
  const [, tab, at] = CHANGE_MARK_FORM.exec(text) ?? [];
  return tab === undefined ? undefined : { tab, at: Number(at) };
}
