/**
 * @generated SignedSource<<b201a2ed0759328a571c45f2ad986fa5>>
 * @relayHash cd26c63fe651b2428f5aa5ddf9143ed5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d90e610852b6183cb692219249d4d8966cadca31a35dc492b126593e137a5aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d90e610852b6183cb692219249d4d8966cadca31a35dc492b126593e137a5aa",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
