import parameters from "../../../../__generated__/CreateRecordQuery$parameters.ts";
import { draftQuery } from "../../../../features/draft/draft-loader.ts";

export const loader = draftQuery(parameters, (_, draft) => ({ draft }));
