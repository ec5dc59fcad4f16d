// A page that the server no longer understands is loaded again, once: if that does not help, whoever looks at it decides.
import { for_this_visit, recall, remember } from './memory';

const kNotAgain_ms = 60_000;
const kKey = 'renewed';

// Where nothing can be remembered it is not done, or it would be done for ever.
export function renew_page(now = Date.now()): void {
  const last = Number(recall(kKey, for_this_visit) ?? 0);
  if (Math.abs(now - last) < kNotAgain_ms) return;
  remember(kKey, String(now), for_this_visit);
  if (recall(kKey, for_this_visit) === String(now)) location.reload();
}
