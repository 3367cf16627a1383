import parameters from "../../../../__generated__/CopyRecordQuery$parameters.ts";
import { draftQuery } from "../../../../features/draft/draft-loader.ts";

/** The copy is made of the record as it is stored now, like an edit (7.027). */
export const loader = draftQuery(parameters, ({ params }, draft) => ({ id: params.id ?? "", draft }), true);
