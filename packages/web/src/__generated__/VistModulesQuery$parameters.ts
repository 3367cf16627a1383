/**
 * @generated SignedSource<<33a11d4931ea50cab8bc07100acc9276>>
 * @relayHash a1496b922d7a4281b61477df3fcf4f86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176a031a936646bfe64683263d6ba101631db1f7e36982cb199c743e41203797

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "176a031a936646bfe64683263d6ba101631db1f7e36982cb199c743e41203797",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
