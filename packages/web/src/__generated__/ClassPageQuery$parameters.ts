/**
 * @generated SignedSource<<470d9e22c26f224430fd6723f91e71e3>>
 * @relayHash beb4b15da8af773f5fbb4cbe13ae37da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34cfbfc30d1250138a6e73b82abd341fe7991c939f572b3435d767979657155b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageQuery } from './ClassPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34cfbfc30d1250138a6e73b82abd341fe7991c939f572b3435d767979657155b",
    "metadata": {},
    "name": "ClassPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
