/**
 * @generated SignedSource<<e8e3b48b3ee9ec2f2486f73bb9a9287b>>
 * @relayHash f97d8926e3d121790f1943769b7259c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71994933da4964d98b189735214397143bf68d4ee15f6fea4e8a5e3499310fee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71994933da4964d98b189735214397143bf68d4ee15f6fea4e8a5e3499310fee",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
