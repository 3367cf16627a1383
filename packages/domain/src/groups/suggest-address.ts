import { isEmail } from "../email.ts";

/** Common mail domains; an address at one of them is not reported as a probable typing error. */
const knownDomains =
  `gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com icloud.com me.com
  mac.com aol.com proton.me protonmail.com mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de
  freenet.de posteo.de mailbox.org arcor.de outlook.de hotmail.de yahoo.de live.de bluewin.ch hotmail.ch hispeed.ch
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr hotmail.fr yahoo.fr live.fr outlook.fr libero.it hotmail.it yahoo.it
  tiscali.it virgilio.it alice.it hotmail.es yahoo.es outlook.es telefonica.net hotmail.co.uk yahoo.co.uk live.co.uk
  btinternet.com sky.com virginmedia.com hotmail.nl live.nl ziggo.nl kpnmail.nl telia.com hotmail.se live.se wp.pl o2.pl
  onet.pl interia.pl seznam.cz centrum.cz citromail.hu freemail.hu uol.com.br terra.com.br hotmail.com.br yahoo.com.br
  yahoo.co.in rediffmail.com qq.com 163.com 126.com naver.com comcast.net verizon.net att.net sbcglobal.net bell.net`
    .split(/\s+/)
    .filter(Boolean);

/** A domain with at least this many rows counts as the list's own. */
const ownFrom = 3;

/**
 * For each address of a list, the probably intended one: with a common domain, or one that is frequent in the list, from which
 * it differs by one letter. Undefined where there is no suggestion.
 */
export function suggestAddresses(addresses: readonly string[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(getDomain(address), (counts.get(getDomain(address)) ?? 0) + 1);
  const own = [...counts].flatMap(([domain, count]) => (count >= ownFrom && domain !== "" ? [domain] : []));
  const known = new Set([...knownDomains, ...own]);
  const suggestions = new Map<string, string | undefined>();
  return addresses.map((address) => {
    const domain = getDomain(address);
    if (domain === "" || known.has(domain)) return undefined;
    if (!suggestions.has(domain))
      suggestions.set(
        domain,
        [...known].find((each) => isOneSlipAway(domain, each)),
      );
    const suggested = suggestions.get(domain);
    const suggestion = suggested && `${address.slice(0, address.lastIndexOf("@"))}@${suggested}`;
    return suggestion !== undefined && isEmail(suggestion) ? suggestion : undefined;
  });
}

function getDomain(address: string): string {
  return /@([^@\s]+)$/.exec(address)?.[1]?.toLowerCase() ?? "";
}

/** Whether two texts differ by one missing, additional, different or swapped letter. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [rest, otherRest] = [one.slice(from, end), other.slice(from, otherEnd)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}
