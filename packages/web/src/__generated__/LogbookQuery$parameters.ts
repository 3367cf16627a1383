/**
 * @generated SignedSource<<e95fdb26f26ddb1ca57d980a2cfab8f0>>
 * @relayHash 580a18e033c699df3f4d5d1a4cafc125
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f092dc21d4ac3b051177c22047e6b431984f25b2a8e36e7ab2810f46b2772351

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f092dc21d4ac3b051177c22047e6b431984f25b2a8e36e7ab2810f46b2772351",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
