import * as v from "valibot";

/** The public half of a station's key; nothing of the private one is shown to anybody. */
export const stationKey = v.strictObject({ kty: v.literal("OKP"), crv: v.literal("Ed25519"), x: v.string() });
