import { writeFileSync } from "node:fs";
import { generateContract, generateResolverTypes } from "./contract/generate-contract.ts";

/** Writes the API's types for the contract and its resolvers; both files are checked in. */
const folder = new URL("../src/graphql/generated/", import.meta.url);
writeFileSync(new URL("contract.ts", folder), await generateContract());
writeFileSync(new URL("resolver-types.ts", folder), await generateResolverTypes());
