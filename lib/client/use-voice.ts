'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-store';
import { LENGTHS } from '@/lib/domain/patterns';
import { documentText } from '@/lib/messages/document-text';

/** What we use of the Web Speech API, which TypeScript does not know of and some browsers prefix. */
type Recognizer = {
  lang: string;
  onresult: ((event: { results: { 0?: { 0?: { transcript: string } } } }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

function isRecognizerClass(value: unknown): value is new () => Recognizer {
  return typeof value === 'function';
}

function recognizerClass(): (new () => Recognizer) | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isRecognizerClass(found) ? found : undefined;
}

/** The shopper or a page change has stopped it. */
const STOPPED = 'aborted';
const NOT_ALLOWED = ['not-allowed', 'service-not-allowed'];

function tellFailure({ error }: { error: string }): void {
  if (error === STOPPED) return;
  const said = documentText(NOT_ALLOWED.includes(error) ? 'search.voice_off' : 'search.voice_unheard');
  showToast(said, { tone: 'error' });
}

export type UseVoice = {
  /** Whether the browser can listen; false until it is known. */
  canListen: boolean;
  isListening: boolean;
  /** Listens once, or stops. The browser asks for the microphone itself. */
  toggle: () => void;
};

/** Words spoken in the page's language; `onHeard` gets them once they are understood, else a toast says why not. */
export function useVoice(onHeard: (words: string) => void): UseVoice {
  const [canListen, setCanListen] = useState(false);
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognizer>(undefined);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });

  useEffect(() => {
    setCanListen(recognizerClass() !== undefined);
    return () => running.current?.abort();
  }, []);

  const toggle = useCallback(() => {
    if (running.current) return running.current.abort();
    const Speech = recognizerClass();
    if (!Speech) return;
    const recognizer = new Speech();
    recognizer.lang = document.documentElement.lang.startsWith('ta') ? 'ta-IN' : 'en-IN';
    recognizer.onresult = ({ results }) => {
      const words = results[0]?.[0]?.transcript.trim().slice(0, LENGTHS.searchKey.max);
      if (words) heard.current(words);
    };
    recognizer.onerror = tellFailure;
    recognizer.onend = () => {
      running.current = undefined;
      setListening(false);
    };
    running.current = recognizer;
    setListening(true);
    recognizer.start();
  }, []);

  return { canListen, isListening, toggle };
}
