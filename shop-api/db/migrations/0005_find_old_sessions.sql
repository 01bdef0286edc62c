CREATE INDEX "sessions_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("revoked_at");