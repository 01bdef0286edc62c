'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useVoice } from '@/lib/client/use-voice';
import { useText } from '@/lib/messages/use-text';
import styles from './search-form.module.css';

/** Voice search, where the browser supports speech recognition. */
export function VoiceButton({ onHeard }: { onHeard: (words: string) => void }) {
  const text = useText();
  const { canListen, isListening, toggle } = useVoice(onHeard);
  if (!canListen) return null;
  return (
    <IconButton
      className={`${styles.clear} ${isListening ? styles.listening : ''}`}
      icon="mic"
      size={20}
      label={text(isListening ? 'search.listening' : 'search.voice')}
      onClick={toggle}
    />
  );
}
