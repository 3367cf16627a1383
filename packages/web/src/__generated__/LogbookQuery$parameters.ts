/**
 * @generated SignedSource<<8efeb2afeacac48afd352f4a7d8ebc0d>>
 * @relayHash 36236797e3dba3dd6db60e0caa881995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9317211067820248f919a69da50606e8ab723707f89be00c456027750b88d698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9317211067820248f919a69da50606e8ab723707f89be00c456027750b88d698",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
