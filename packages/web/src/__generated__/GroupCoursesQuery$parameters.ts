/**
 * @generated SignedSource<<153515231abe79e802cfc235dd1ea7ae>>
 * @relayHash a66c80de9444b25632d7e4ffaec3f201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c10fd66ef53c864f7e58861e74f9542ab2cc158f9d7eaf11fb55251060b6c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCoursesQuery } from './GroupCoursesQuery.graphql';

const node: PreloadableConcreteRequest<GroupCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20c10fd66ef53c864f7e58861e74f9542ab2cc158f9d7eaf11fb55251060b6c4",
    "metadata": {},
    "name": "GroupCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
