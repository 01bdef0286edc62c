ALTER TABLE "products" ADD COLUMN "country_of_origin" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "return_fee_paise" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "free_delivery" boolean DEFAULT false NOT NULL;