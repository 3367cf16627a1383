/**
 * @generated SignedSource<<c1e91de2d04303f219344f5d212e2f27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Behind_query$data = {
  readonly logbookTargetsBehind: Result<{
    readonly count: number;
    readonly targets: ReadonlyArray<{
      readonly done: number;
      readonly expected: number;
      readonly target: {
        readonly id: string;
        readonly minimum: number;
        readonly name: string;
      };
    }>;
  } | null | undefined, unknown>;
  readonly practiceReminders: Result<{
    readonly again: {
      readonly count: number;
      readonly steps: ReadonlyArray<{
        readonly exerciseKey: string;
        readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
      }>;
    };
  } | null | undefined, unknown>;
  readonly " $fragmentType": "Behind_query";
};
export type Behind_query$key = {
  readonly " $data"?: Behind_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Behind_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Behind_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "LogbookTargetsBehind",
        "kind": "LinkedField",
        "name": "logbookTargetsBehind",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LogbookTargetProgress",
            "kind": "LinkedField",
            "name": "targets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LogbookTarget",
                "kind": "LinkedField",
                "name": "target",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "done",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expected",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PracticeReminders",
        "kind": "LinkedField",
        "name": "practiceReminders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PracticeSteps",
            "kind": "LinkedField",
            "name": "again",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "NextStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "exerciseKey",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StepRow_step"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "02c291e9fccdf98ebc0d94ce1926d826";

export default node;
