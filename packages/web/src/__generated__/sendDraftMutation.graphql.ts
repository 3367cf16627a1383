/**
 * @generated SignedSource<<92142bed4a4b174a07e7417694bdf421>>
 * @relayHash 6e96cf390c483f0aca16761edc3544e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d444d1590ad7e513eb14b95cce7ca9bd46bb3582b53b8c5de0f40fc74b63d10b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogbookDraftOutcome = "changedMeanwhile" | "recordSaved" | "saved";
export type LogbookDraftInput = {
  content: string;
  id: string;
  isChange: boolean;
  revision?: number | null | undefined;
};
export type sendDraftMutation$variables = {
  draft: LogbookDraftInput;
};
export type sendDraftMutation$data = {
  readonly saveLogbookDraft: {
    readonly content: string | null | undefined;
    readonly draft: {
      readonly id: string;
      readonly revision: number;
      readonly savedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"DraftRow_draft">;
    } | null | undefined;
    readonly outcome: LogbookDraftOutcome;
    readonly recordId: string | null | undefined;
  };
};
export type sendDraftMutation = {
  response: sendDraftMutation$data;
  variables: sendDraftMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "draft"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "draft",
    "variableName": "draft"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLogbookDraftPayload",
        "kind": "LinkedField",
        "name": "saveLogbookDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LogbookDraft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DraftRow_draft"
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendDraftMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveLogbookDraftPayload",
        "kind": "LinkedField",
        "name": "saveLogbookDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LogbookDraft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dateOfProcedure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "procedureName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d444d1590ad7e513eb14b95cce7ca9bd46bb3582b53b8c5de0f40fc74b63d10b",
    "metadata": {},
    "name": "sendDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f40ba9348419c1d3aab30a0e272ada3c";

export default node;
