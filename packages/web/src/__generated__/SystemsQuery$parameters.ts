/**
 * @generated SignedSource<<0d7b1a6bc78183110c7578924f06421c>>
 * @relayHash 1582036df49320c7f0398013e9be59bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30a0e133c1ba211cc410ae0e9483ba7178cbb9e95447f6a954aba1a95f630936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemsQuery } from './SystemsQuery.graphql';

const node: PreloadableConcreteRequest<SystemsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30a0e133c1ba211cc410ae0e9483ba7178cbb9e95447f6a954aba1a95f630936",
    "metadata": {},
    "name": "SystemsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
