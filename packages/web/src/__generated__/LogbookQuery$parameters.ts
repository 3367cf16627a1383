/**
 * @generated SignedSource<<2c9cc1f4862a07e173aa557684c614a2>>
 * @relayHash 308f2629b1b5735c84f979a7861988c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28c99d3588aaf4c9c58b2139770252102bb78aa8db9805d556fb83e4f6e023a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28c99d3588aaf4c9c58b2139770252102bb78aa8db9805d556fb83e4f6e023a2",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
