/**
 * @generated SignedSource<<64fb8564cfe459099fd534a8e2aefc4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type LogbookUncountedReason = "confirmation" | "day" | "imported" | "institution" | "level" | "procedure" | "role";
import type { FragmentRefs } from "relay-runtime";
export type Requirements_preview$data = {
  readonly assumptions: ReadonlyArray<string>;
  readonly cases: number;
  readonly confirmations: ReadonlyArray<{
    readonly cases: number;
    readonly state: ActivityConfirmationState;
  }>;
  readonly confirmed: number;
  readonly disputed: number;
  readonly isTooLong: boolean;
  readonly requirements: ReadonlyArray<{
    readonly counted: number;
    readonly disputed: number;
    readonly minimum: number;
    readonly missing: number;
    readonly name: string;
    readonly uncounted: ReadonlyArray<{
      readonly cases: number;
      readonly reason: LogbookUncountedReason;
    }>;
  }>;
  readonly setName: string;
  readonly unprintable: ReadonlyArray<string>;
  readonly " $fragmentType": "Requirements_preview";
};
export type Requirements_preview$key = {
  readonly " $data"?: Requirements_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Requirements_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cases",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disputed",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Requirements_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assumptions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTooLong",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unprintable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookReportConfirmationCount",
      "kind": "LinkedField",
      "name": "confirmations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookRequirementCount",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counted",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookUncountedCases",
          "kind": "LinkedField",
          "name": "uncounted",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookReportPreview",
  "abstractKey": null
};
})();

(node as any).hash = "0a99bb616abc609c255d2b39dd5843c4";

export default node;
