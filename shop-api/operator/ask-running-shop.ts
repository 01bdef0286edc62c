import { once } from 'node:events';
import http from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { codeOf } from '@/shop-api/files/code-of';
import { userName } from '@/shop-api/files/permitted';
import { trustedAddress } from './address';
import { Refusal, refusalWire } from './refusal';
import { BODY_LIMIT_BYTES, COMMANDS_PATH, commandResponseWire, operatorStatus } from './wire';

/** The shop failed or gave no valid response; whether the change was made may be unknown. */
export class OperatorFailure extends Error {}

const NOT_LISTENING_CODES = new Set(['ENOENT', 'ECONNREFUSED']);
const DENIED_CODES = new Set(['EACCES', 'EPERM']);

type CommandRequest = { dataDir: string; operatorSecret: string; name: string; input: unknown };

/**
 * Sends a command to the running shop; undefined when none runs on this data directory. Never sends it twice.
 *
 * @throws Refusal, OperatorFailure
 */
export async function askRunningShop({
  dataDir,
  operatorSecret,
  name,
  input,
}: CommandRequest): Promise<{ result: unknown } | undefined> {
  const body = JSON.stringify({ name, input });
  if (Buffer.byteLength(body) > BODY_LIMIT_BYTES) {
    throw new Refusal(
      'The import is too large for the running shop. Import it in parts, or stop the shop first.',
    );
  }
  const request = http.request({
    socketPath: trustedAddress(dataDir),
    path: COMMANDS_PATH,
    method: 'POST',
    headers: {
      authorization: `Bearer ${operatorSecret}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  request.end(body);
  try {
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    return readAnswer(name, response?.statusCode, response ? await readText(response) : '');
  } catch (error) {
    if (error instanceof Refusal || error instanceof OperatorFailure) throw error;
    const code = codeOf(error);
    if (NOT_LISTENING_CODES.has(code)) return undefined;
    if (DENIED_CODES.has(code)) {
      throw new Refusal(
        `The running shop takes no commands from the user ${userName()}: use the user that runs it.`,
      );
    }
    throw new OperatorFailure(
      'The shop stopped before it answered. Check whether the command was carried out before you repeat it.',
    );
  }
}

function readAnswer(name: string, status: number | undefined, text: string): { result: unknown } {
  switch (status) {
    case operatorStatus.done:
      return { result: commandResponseWire.parse(JSON.parse(text)).result };
    case operatorStatus.malformed:
    case operatorStatus.refused: {
      const { message, problems } = refusalWire.parse(JSON.parse(text));
      throw new Refusal(message, problems);
    }
    case operatorStatus.unknownCaller:
      throw new Refusal(
        'The running shop does not accept this OPERATOR_SECRET. Was it changed after the shop started?',
      );
    case operatorStatus.unknownCommand:
      throw new Refusal(`The running shop does not know "${name}": it runs another version. Restart it.`);
    default:
      throw new OperatorFailure(`The command failed (${status}). The log of the shop says why.`);
  }
}
