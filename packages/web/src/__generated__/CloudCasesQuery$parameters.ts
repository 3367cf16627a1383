/**
 * @generated SignedSource<<064833861744919ee9ae55f237b9dc11>>
 * @relayHash f580a110ab8637be1fa1d6312b1f71e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045f22d7c020e8d5e07cfcf5ae6b96bd08e4a47c96bd0f45b26a22dcacd95a61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "045f22d7c020e8d5e07cfcf5ae6b96bd08e4a47c96bd0f45b26a22dcacd95a61",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
