/**
 * @generated SignedSource<<7a82572b58eac6bca433f7e4f0833c20>>
 * @relayHash d8e45644556488c9c03b40e880117357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af968835ade046c15d6b5d290fe9e5999b5e51d8731abe0b7e3025c1bda3869c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af968835ade046c15d6b5d290fe9e5999b5e51d8731abe0b7e3025c1bda3869c",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
