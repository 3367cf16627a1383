/**
 * @generated SignedSource<<f72011176f9009ee5fce2b0e0bccc35e>>
 * @relayHash 141bd2a76816c6e2af808c6a0dea605d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585dc35e1115cb9c429b3fd5f5f0349f50fd8b84cc439c7f737eae7d38b9280d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "585dc35e1115cb9c429b3fd5f5f0349f50fd8b84cc439c7f737eae7d38b9280d",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
