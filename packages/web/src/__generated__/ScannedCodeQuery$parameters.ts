/**
 * @generated SignedSource<<e462261c9439f6d4376ec9b2a0d01b74>>
 * @relayHash 0c785fde83a63cfb9cc01d6dbde250ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf5d53703af0cd7da00c7cf24c77e3601ab95669eaa384680c5c1eada9556f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScannedCodeQuery } from './ScannedCodeQuery.graphql';

const node: PreloadableConcreteRequest<ScannedCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baf5d53703af0cd7da00c7cf24c77e3601ab95669eaa384680c5c1eada9556f3",
    "metadata": {},
    "name": "ScannedCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
