'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { documentText } from '@/lib/messages/document-text';
import { showToast } from './toast-store';
import { useNewest } from './use-newest';

/** The part of the Web Speech API in use; TypeScript has no types for it, and some browsers prefix it. */
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

/** The error when the shopper or a page change stops it. */
const ABORTED = 'aborted';
const NOT_ALLOWED = ['not-allowed', 'service-not-allowed'];

function showFailure({ error }: { error: string }): void {
  if (error === ABORTED) return;
  const message = documentText(NOT_ALLOWED.includes(error) ? 'search.voice_off' : 'search.voice_unheard');
  showToast(message, { tone: 'error' });
}

type UseVoice = {
  /** Whether the browser supports speech recognition; false until hydration. */
  canListen: boolean;
  isListening: boolean;
  /** Starts to listen for one phrase, or stops. The browser asks for permission to use the microphone. */
  toggle: () => void;
};

/** Voice input in the page's language; `onHeard` gets the recognised text, and a toast shows a failure. */
export function useVoice(onHeard: (words: string) => void): UseVoice {
  const [canListen, setCanListen] = useState(false);
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognizer>(undefined);
  const newest = useNewest(onHeard);

  useEffect(() => {
    setCanListen(recognizerClass() !== undefined);
    return () => running.current?.abort();
  }, []);

  const toggle = useCallback(() => {
    if (running.current) return running.current.abort();
    const Speech = recognizerClass();
    if (!Speech) return;
    const recognizer = new Speech();
    recognizer.lang = documentText.language === 'ta' ? 'ta-IN' : 'en-IN';
    recognizer.onresult = ({ results }) => {
      const words = results[0]?.[0]?.transcript.trim().slice(0, LENGTHS.searchKey.max);
      if (words) newest.current(words);
    };
    recognizer.onerror = showFailure;
    recognizer.onend = () => {
      running.current = undefined;
      setListening(false);
    };
    running.current = recognizer;
    setListening(true);
    recognizer.start();
  }, [newest]);

  return { canListen, isListening, toggle };
}
