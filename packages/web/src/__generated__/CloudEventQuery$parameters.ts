/**
 * @generated SignedSource<<8554c2e6cce89ea9d72b38792dec9698>>
 * @relayHash 82c80084904274ad4c6c3a0a47388662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3c2ba2760571416ddd0a13985e816d3a1533ce6635156012dbcf2d3eea8199

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b3c2ba2760571416ddd0a13985e816d3a1533ce6635156012dbcf2d3eea8199",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
