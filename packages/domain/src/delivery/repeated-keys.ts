/**
 * The first key that an object of a JSON text names twice; undefined where none does. `JSON.parse` takes the last of them in
 * silence. The text is JSON.
 */
export function repeatedKey(text: string): string | undefined {
  const objects: (Set<string> | null)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charAt(at)) {
      case "{":
        objects.push(new Set());
        isKey = true;
        break;
      case "[":
        objects.push(null);
        isKey = false;
        break;
      case "}":
      case "]":
        objects.pop();
        isKey = false;
        break;
      case ",":
        isKey = objects.at(-1) instanceof Set;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (isKey) {
          const key = JSON.parse(text.slice(at, end + 1)) as string;
          const keys = objects.at(-1);
          if (keys?.has(key) === true) return key;
          keys?.add(key);
          isKey = false;
        }
        at = end;
        break;
      }
      default:
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length - 1;
}
