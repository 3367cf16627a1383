import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { newCode, signIn } from "./sign-in-helpers.ts";

const aCode = async (portal: CastApp) => {
  const { payload, matchCode } = await newCode(await enrolledStation(portal));
  return { payload, matchCode };
};

export const stationSessionWebOperations: readonly WebOperation[] = [
  ["ScannedCodeQuery", cast.maya, 2, aCode],
  ["useAnswerCodeMutation", cast.maya, 11, aCode],
  ["useAnswerCodeDeclineMutation", cast.maya, 11, aCode],
  ["SignInsQuery", cast.maya, 3, () => ({})],
  [
    "SignInCardMutation",
    cast.maya,
    8,
    async (portal) => ({ id: (await signIn(portal, await enrolledStation(portal), cast.maya)).id }),
  ],
];
