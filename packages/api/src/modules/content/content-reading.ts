import type { Config } from "../../config.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ContentReading } from "../../ports/content-reading.ts";
import { linkSigner } from "../../storage/signed-link.ts";
import { getAddresses } from "./content-addresses.ts";
import { imageLinks } from "./image-links.ts";

/** The settings that reading news and videos needs. */
export function contentReading({ content, objectStoreSecret }: Config, clock: Clock): ContentReading {
  const addresses = getAddresses(content);
  return { addresses, linkTo: imageLinks(linkSigner(objectStoreSecret, clock), clock) };
}
