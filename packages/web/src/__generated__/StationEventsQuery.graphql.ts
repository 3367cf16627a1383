/**
 * @generated SignedSource<<5d47c2b54ad567d0c4051e5fb4a91643>>
 * @relayHash 5fddfe1d1a98459c9a0390f3cd71da83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f94b50696cf5f84e2efccfe2ebe1e9492a08b1f237412bd2b653403e68f54fa8

import type { ConcreteRequest } from 'relay-runtime';
export type VistSystemEventGroup = "health" | "keys" | "operations" | "signIns";
export type VistSystemEventKind = "act" | "away" | "clock" | "computer" | "crash" | "download" | "install" | "refused" | "signed_in" | "start";
export type StationEventsQuery$variables = {
  after?: string | null | undefined;
  group?: VistSystemEventGroup | null | undefined;
  id: string;
};
export type StationEventsQuery$data = {
  readonly vistSystemEvents: {
    readonly events: ReadonlyArray<{
      readonly act: string | null | undefined;
      readonly at: string;
      readonly clockAheadSeconds: number | null | undefined;
      readonly id: string;
      readonly kind: VistSystemEventKind;
      readonly outcome: string | null | undefined;
      readonly person: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly since: string | null | undefined;
      readonly until: string | null | undefined;
      readonly what: string | null | undefined;
    }>;
    readonly next: string | null | undefined;
  };
};
export type StationEventsQuery = {
  response: StationEventsQuery$data;
  variables: StationEventsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "group"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "group",
        "variableName": "group"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VistSystemEvents",
    "kind": "LinkedField",
    "name": "vistSystemEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VistSystemEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "until",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "person",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "act",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "what",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clockAheadSeconds",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StationEventsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StationEventsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "f94b50696cf5f84e2efccfe2ebe1e9492a08b1f237412bd2b653403e68f54fa8",
    "metadata": {},
    "name": "StationEventsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24a5b8f3877d1ab1c796cff59f19339e";

export default node;
