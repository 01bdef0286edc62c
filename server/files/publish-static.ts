import { readFrontSettings } from '@/server/settings';
import { publish } from './publish';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say where to: node dist/publish-static.mjs <folder>');
  process.exit(1);
}
publish(readFrontSettings(process.env).staticDir, folder);
