import { useEffect, useState } from 'react';

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Index of the list box option that the arrow keys select, scrolled into view; wraps at both ends. */
export function useHighlightedOption(listId: string, count: number) {
  const [index, setIndex] = useState<number>();

  useEffect(() => {
    if (index !== undefined)
      document.getElementById(optionId(listId, index))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, index]);

  return {
    /** Undefined when the list has become shorter. */
    highlighted: index !== undefined && index < count ? index : undefined,
    move: (by: 1 | -1): void => {
      if (count === 0) return;
      const from = index ?? (by === 1 ? -1 : 0);
      setIndex((from + by + count) % count);
    },
    highlightNone: (): void => setIndex(undefined),
  };
}
