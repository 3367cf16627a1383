/**
 * @generated SignedSource<<edf85199f07af3f1d24760390eac2021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookUncountedReason = "confirmation" | "day" | "institution" | "level" | "procedure" | "role";
import type { FragmentRefs } from "relay-runtime";
export type Requirements_preview$data = {
  readonly assumptions: ReadonlyArray<string>;
  readonly cases: number;
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

(node as any).hash = "d0ad08c4e35a51d26576ad2ea15548e8";

export default node;
