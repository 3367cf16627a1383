/**
 * @generated SignedSource<<3d108de2f0045f41024e0b4a80bcfa74>>
 * @relayHash ff9aec67079e6bb76f3bb9c65942d532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa058037e1fa600d8acf7eae766210d0717976437ff2616d94cd401f78783ef3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa058037e1fa600d8acf7eae766210d0717976437ff2616d94cd401f78783ef3",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
