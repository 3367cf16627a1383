import parameters from "../../../../__generated__/CopyRecordQuery$parameters.ts";
import { draftQuery } from "../../../../features/draft/draft-loader.ts";

/** The record is fetched as it is stored now, as for an edit, because the copy is made of it (7.027). */
export const loader = draftQuery(parameters, ({ params }, draft) => ({ id: params.id ?? "", draft }), true);
