/**
 * @generated SignedSource<<7d1b1e25fa2d6012416ac112657477a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type LogbookUncountedReason = "confirmation" | "day" | "institution" | "level" | "procedure" | "role";
import type { FragmentRefs } from "relay-runtime";
export type Requirements_preview$data = {
  readonly assumptions: ReadonlyArray<string>;
  readonly cases: number;
  readonly confirmations: ReadonlyArray<{
    readonly cases: number;
    readonly state: ActivityConfirmationState;
  }>;
  readonly confirmed: number;
  readonly isTooLong: boolean;
  readonly requirements: ReadonlyArray<{
    readonly counted: number;
    readonly minimum: number;
    readonly missing: number;
    readonly name: string;
    readonly uncounted: ReadonlyArray<{
      readonly cases: number;
      readonly reason: LogbookUncountedReason;
    }>;
  }>;
  readonly setName: string;
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

(node as any).hash = "2b6ce0ae842567b11349629a3a3aae04";

export default node;
