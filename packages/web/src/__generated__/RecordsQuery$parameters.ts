/**
 * @generated SignedSource<<6bdc075e0018063453cbd6388b52b0a4>>
 * @relayHash abc460bc18cef691cc4c01cf2a220440
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7087141cd583da452340c99d900e9dd48e04bfddaabc9e737fa03ad8af4506b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7087141cd583da452340c99d900e9dd48e04bfddaabc9e737fa03ad8af4506b",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
