import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { fetchFilesOf } from './page-files';

type Options = [{ scroll?: boolean }?];

/** Next's router for paths of the shop; keeps the language of the page. */
export function useNavigation() {
  const router = useRouter();
  const { language } = useText();
  return useMemo(
    () => ({
      push: (path: string) => {
        router.push(addressIn(language, path));
        fetchFilesOf(path);
      },
      replace: (path: string, ...options: Options) => router.replace(addressIn(language, path), ...options),
      prefetch: (path: string) => router.prefetch(addressIn(language, path)),
    }),
    [router, language],
  );
}
