/**
 * @generated SignedSource<<1655e6245cdc189bcb82513cc1e02eed>>
 * @relayHash 408e8f4251dd32f7b50240d44a4626f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd7473885f0dd152c5b5689c53b93efcf6302d79b437f79a2d21bb055944b6fa

import type { ConcreteRequest } from 'relay-runtime';
export type PersonActivityQuery$variables = {
  id: string;
};
export type PersonActivityQuery$data = {
  readonly personHistory: {
    readonly activity: {
      readonly caseCount: number;
      readonly lastCaseDay: string | null | undefined;
      readonly lastResultAt: string | null | undefined;
      readonly linked: ReadonlyArray<{
        readonly id: string;
        readonly linkedAt: string;
        readonly name: string;
        readonly serviceTag: string;
      }>;
      readonly resultCount: number;
      readonly signIns: ReadonlyArray<{
        readonly id: string;
        readonly signedInAt: string;
        readonly signedOutAt: string | null | undefined;
        readonly station: string;
        readonly stationId: string;
      }>;
    };
    readonly failures: ReadonlyArray<{
      readonly at: string;
      readonly code: string;
      readonly id: string;
      readonly operation: string;
      readonly start: {
        readonly name: string | null | undefined;
        readonly refusal: string | null | undefined;
      } | null | undefined;
    }> | null | undefined;
    readonly isWhole: boolean;
    readonly mails: ReadonlyArray<{
      readonly at: string;
      readonly attempts: number;
      readonly failedAt: string | null | undefined;
      readonly id: string;
      readonly kind: string;
      readonly reason: string | null | undefined;
      readonly sentAt: string | null | undefined;
    }> | null | undefined;
    readonly starts: ReadonlyArray<{
      readonly at: string;
      readonly endedAt: string | null | undefined;
      readonly id: string;
      readonly kind: string;
      readonly machine: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly step: string;
      readonly usedSeconds: number | null | undefined;
      readonly what: string;
    }>;
  };
};
export type PersonActivityQuery = {
  response: PersonActivityQuery$data;
  variables: PersonActivityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "PersonHistory",
    "kind": "LinkedField",
    "name": "personHistory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isWhole",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonStart",
        "kind": "LinkedField",
        "name": "starts",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "machine",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "step",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usedSeconds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonActivity",
        "kind": "LinkedField",
        "name": "activity",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "caseCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastCaseDay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "resultCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastResultAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonStation",
            "kind": "LinkedField",
            "name": "linked",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceTag",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "linkedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonSignIn",
            "kind": "LinkedField",
            "name": "signIns",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stationId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "station",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signedInAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signedOutAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonMail",
        "kind": "LinkedField",
        "name": "mails",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attempts",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PersonFailure",
        "kind": "LinkedField",
        "name": "failures",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailedRequestStart",
            "kind": "LinkedField",
            "name": "start",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refusal",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonActivityQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonActivityQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "fd7473885f0dd152c5b5689c53b93efcf6302d79b437f79a2d21bb055944b6fa",
    "metadata": {},
    "name": "PersonActivityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4121b818fddc3f7ecb77c6582d1d8ca5";

export default node;
