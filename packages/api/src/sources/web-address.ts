/** An http or https address without a password, resolved against `base`; undefined for anything else. */
export function webAddress(text: string | undefined, base?: string): string | undefined {
  if (text === undefined || text.length > 2000 || text.trim() === "") return undefined;
  const url = URL.parse(text.trim(), base);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb && url.username === "" && url.password === "" && url.href.length <= 2000
    ? url.href
    : undefined;
}
