/**
 * @generated SignedSource<<16452a72d348268ed81b2828d9de185d>>
 * @relayHash a48b1241d38897ff9232c38ea6a0a854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56695b6c348e68e64e5d62bd0d1dcdf159bc28414f6e30074544381830f14c26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56695b6c348e68e64e5d62bd0d1dcdf159bc28414f6e30074544381830f14c26",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
