/**
 * @generated SignedSource<<3b79954e057bf47f838e3076e56be33f>>
 * @relayHash 3de46461d3f5728b4d57cb57b1595f46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 940d29b7791460a90c0aa7fc9624e9751ee89955e4629998158adcd2b78c3b58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "940d29b7791460a90c0aa7fc9624e9751ee89955e4629998158adcd2b78c3b58",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
