import type { Clock } from "../../ports/clock.ts";
import type { ImageLinks } from "../../ports/content-reading.ts";
import type { LinkSigner } from "../../storage/signed-link.ts";

export const imageFolder = "content-images/";
export const imageRoute = "/api/content-images/";
const daySeconds = 86_400;

/**
 * Addresses of images at the portal's own origin. The signature grants access, because an `img` sends no token. An address
 * stays the same for a day, so that the browser can cache the image, and is valid for a day longer.
 */
export function imageLinks(signer: LinkSigner, clock: Clock): ImageLinks {
  return (objectKey) => {
    const now = Math.floor(clock() / 1000);
    const life = (Math.floor(now / daySeconds) + 2) * daySeconds - now;
    const name = objectKey.slice(imageFolder.length);
    return `${imageRoute}${name}${signer.query("GET", objectKey, { expiresInSeconds: life })}`;
  };
}
