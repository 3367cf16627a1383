const rfc822 =
  /^(?:[A-Za-z]{2,9},?\s+)?(\d{1,2}\s+[A-Za-z]{3,9}\s+\d{2,4})(?:\s+(\d{1,2}:\d{2}(?::\d{2})?))?(?:\s+([+-]\d{4}|[A-Za-z]{1,5}))?$/;
const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(10_000, 0, 1);

/** An instant as RSS (RFC 822) or Atom (RFC 3339) writes it; without a zone it is UTC. Null for anything else. */
export function parseFeedDate(text: string): Date | null {
  const at = fromRfc822(text.trim()) ?? fromIso(text.trim()) ?? Number.NaN;
  return at >= earliest && at < latest ? new Date(at) : null;
}

function fromRfc822(text: string): number | undefined {
  const [, day, time = "00:00", zone = "GMT"] = text.length > 60 ? [] : (rfc822.exec(text) ?? []);
  if (day === undefined) return undefined;
  const at = Date.parse(`${day} ${time} ${zone}`);
  // An article with an unknown time zone is off by hours at most, which is accepted.
  return Number.isNaN(at) ? Date.parse(`${day} ${time} GMT`) : at;
}

function fromIso(text: string): number | undefined {
  const [, day, time = "00:00", zone = "Z"] = text.length > 60 ? [] : (iso.exec(text) ?? []);
  if (day === undefined) return undefined;
  return Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2").toUpperCase()}`);
}
